import { noticeFaults, type ProviderOrder } from './simulated-provider.ts';

const faultNames: Record<(typeof noticeFaults)[number], string> = {
  now: 'at once',
  held: 'held back until a tester sends it',
  twice: 'twice',
  stale: 'signed ten minutes ago',
  forged: 'signed by somebody else',
  amount: 'with another amount',
  currency: 'in another currency',
};

const grouped = new Intl.NumberFormat('en-US');
const amountText = (minor: bigint): string =>
  `${grouped.format(minor / 100n)}.${String(minor % 100n).padStart(2, '0')}`;

const button = (value: string, text: string): string =>
  `<button name="outcome" value="${value}" class="${value}">${text}</button>`;

const form = `<form method="post">
${button('paid', 'Pay')}
${button('declined', 'Decline')}
${button('cancelled', 'Cancel')}
<label>Notice to the shop
<select name="fault">${noticeFaults.map((fault) => `<option value="${fault}">${faultNames[fault]}</option>`).join('')}</select>
</label>
</form>`;

/** What the player sees at the provider's. Nothing of it comes from a player: reference, amount and currency are ours. */
export const providerPage = (
  { reference, amount, currency, outcome, returnUrl }: ProviderOrder,
  over: boolean,
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sandbox payment</title>
<link rel="stylesheet" href="/sandbox/provider/page.css">
<main>
<p class="who">Sandbox payment provider · no card, no real money</p>
<h1>${amountText(amount)} ${currency}</h1>
<p>Order ${reference}</p>
${outcome === null && !over ? form : `<p>This order is over: ${outcome ?? 'its time has run out'}.</p>`}
<p><a href="${returnUrl}">Back to the shop${outcome === null ? ' without paying' : ''}</a></p>
</main>
`;

export const providerCss = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-height: 100dvh; background: light-dark(#eef0f4, #14161b) }
main { width: min(400px, calc(100vw - 32px)); box-sizing: border-box; padding: 24px; border-radius: 12px; background: light-dark(#fff, #1f232b) }
h1 { margin: 8px 0 0; font-size: 28px; font-variant-numeric: tabular-nums }
p { margin: 0 0 16px }
.who { font-size: 14px; color: light-dark(#565e6c, #a4adbb) }
form { display: grid; gap: 8px; margin-bottom: 16px }
button, select { width: 100%; min-height: 48px; padding: 0 12px; border: 1px solid light-dark(#8a92a0, #6b7483); border-radius: 8px; background: transparent; color: inherit; font: inherit }
button { font-weight: 600; cursor: pointer }
.paid { border-color: #1d5fd1; background: #1d5fd1; color: #fff }
label { display: grid; gap: 4px; margin-top: 8px; font-size: 14px }
a { color: light-dark(#1d5fd1, #8fb8ff) }
`;
