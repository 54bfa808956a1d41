const neverRemembered = [
  '/auth',
  // A section is chosen by its query and has no address of its own (spec section 4).
  '/casino_section',
  '/callback',
  '/logout',
  // A separate window next to the page to return to.
  '/match3',
  '/verification',
];

/** Whether a page may be come back to (decisions, Last route); `path` is an address without language prefix or origin. */
export const isRemembered = (path: string): boolean => {
  const pathname = path.split(/[?#]/, 1)[0]?.toLowerCase() ?? '';
  return !neverRemembered.some((page) => pathname === page || pathname.startsWith(`${page}/`));
};
