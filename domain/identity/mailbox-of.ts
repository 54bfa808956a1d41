/** Providers that read no dots, by every name they are called. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox an address leads to, of an address as {@link foldName} gives it: what follows a plus is its owner's own label
 * (RFC 5233), and Gmail knows no dots. Two addresses with one mailbox are read by one person.
 */
export const mailboxOf = (emailKey: string): string => {
  const at = emailKey.lastIndexOf('@');
  const domain = emailKey.slice(at + 1);
  const whole = emailKey.slice(0, at);
  const local = whole.split('+')[0] || whole;
  const provider = dotless[domain];
  return provider ? `${local.replaceAll('.', '')}@${provider}` : `${local}@${domain}`;
};
