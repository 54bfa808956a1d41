/** Puts a text into the clipboard; rejects where the browser does not allow it. */
export const copyText = async (text: string): Promise<void> => {
  // Pages over plain http have no clipboard.
  if (!navigator.clipboard) throw new Error('There is no clipboard');
  await navigator.clipboard.writeText(text);
};
