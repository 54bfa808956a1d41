import { createContext, type ReactNode, use } from 'react';

/** The end of every page of the frame; pages that scroll a pane of their own show it there. */
export const PageEndContext = createContext<ReactNode>(null);

export const PageEnd = () => use(PageEndContext);
