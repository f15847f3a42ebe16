/* What the page asks below itself. The export of the page that needs no server has another file here, see page_export.py. */

export { services } from "./served/services.js";
