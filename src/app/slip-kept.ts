/** Whether this browser keeps a slip, of this tab or shared. */
export const isSlipKept = (): boolean => {
  try {
    return (sessionStorage.getItem('ticket') ?? localStorage.getItem('ticket')) !== null;
  } catch {
    return false;
  }
};
