/** From here on the editor stands beside the site; on less it stands under it (editor-dialog.module.css). */
export const dockedFrom = '(width >= 960px)';
