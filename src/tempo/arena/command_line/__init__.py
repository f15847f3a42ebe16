"""Command-line input and output.

inputs         parser, option types, BadInput
program        name of the program in messages
progress       progress bar
process_text   text of others as it may be printed
clean_output   streams that print no control characters
console        rich console, the same
shell_text     command lines as they are typed
text_files     text files of games
line_server    engines that serve a line protocol
"""
