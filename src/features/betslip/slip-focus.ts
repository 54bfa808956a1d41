/** Where the focus goes after news of the ticket: the button that acts, else the slip, else what opens it. */
export const slipFocus = ['#ticket [data-acts]', '#ticket', '[aria-controls="ticket"]'] as const;
