/** A text inside HTML, SVG or XML: text, whatever it holds. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
