/** From this width the editor is next to the site; below it is under it (editor-dialog.module.css). */
export const dockedFrom = '(width >= 960px)';
