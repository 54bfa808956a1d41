/** Scrolls the innermost active state into the pane, unless one can be seen already. */
export const showActive = (pane: Element, drawing: Element): void => {
  const frame = pane.getBoundingClientRect();
  const boxes = [...drawing.querySelectorAll('[data-active]:not(.compound, .parallel) > rect')].map((rect) =>
    rect.getBoundingClientRect(),
  );
  const inSight = ({ left, right, top, bottom }: DOMRect) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  const [first] = boxes;
  if (!first || boxes.some(inSight)) return;
  pane.scrollBy(
    first.left + first.width / 2 - (frame.left + frame.width / 2),
    first.top + first.height / 2 - (frame.top + frame.height / 2),
  );
};
