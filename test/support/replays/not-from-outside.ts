/** Says why an event cannot be caused on the real screen at this point of a path. */
export class NotFromOutside extends Error {
  override readonly name = 'NotFromOutside';
}
