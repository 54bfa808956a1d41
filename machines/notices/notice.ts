/** A text by translation key; `values` fill its placeholders. */
export interface NoticeText {
  namespace:
    | 'common'
    | 'notices'
    | 'errors'
    | 'ticket'
    | 'slip'
    | 'auth'
    | 'payments'
    | 'play'
    | 'voucher'
    | 'affiliates';
  key: string;
  values?: Record<string, string | number> | undefined;
}

/** A snackbar (spec section 3). `timeout` in milliseconds, null stays until it is dismissed. */
export interface Notice {
  /** A later notice with the same id takes the place of the earlier one. */
  id: string;
  text: NoticeText;
  color: 'success' | 'error' | 'busy' | 'info';
  timeout: number | null;
  centered: boolean;
  /** What can be done about it. */
  action?: 'restoreSlip';
}

/** What a machine asks for; the rest has the defaults of the specification: green, 3 s, centred. */
export type NoticeRequest = Pick<Notice, 'text'> & Partial<Omit<Notice, 'text'>>;

/** How any machine asks its parent for a snackbar, or takes it back. */
export type NoticeReport = { type: 'notice.raised'; notice: NoticeRequest } | { type: 'notice.dismissed'; id: string };
