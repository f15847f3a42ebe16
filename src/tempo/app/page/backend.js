/* Where the page's requests go: to its server. The page that needs no server has another file in place of this one
   (web/board/backend.js). */

export { createBoardEvents } from "./events.js";
export { fileAt, get, post, postForFile, retryDelay } from "./requests.js";
