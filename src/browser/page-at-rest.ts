const isFilledIn = (field: HTMLInputElement | HTMLTextAreaElement): boolean => field.value !== '';

/** Whether nothing on the page would be lost with it: no dialog, no game, nothing typed into a form. */
export const isPageAtRest = (): boolean => {
  if (document.querySelector('dialog[open], iframe') !== null) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)',
  );
  return ![...fields].some(isFilledIn);
};
