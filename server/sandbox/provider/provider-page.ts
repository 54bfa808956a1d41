import { type Language, languageCodes } from '../../../contract/entities/languages.ts';
import type { ProviderOrder } from './order-repository.ts';
import { providerTexts } from './provider-texts.ts';
import { noticeFaults } from './simulated-provider.ts';

const grouped = new Intl.NumberFormat('en-US');
const amountText = (minor: bigint): string =>
  `${grouped.format(minor / 100n)}.${String(minor % 100n).padStart(2, '0')}`;

const button = (value: string, text: string): string =>
  `<button name="outcome" value="${value}" class="${value}">${text}</button>`;

type Say = (text: keyof typeof providerTexts.en) => string;

const form = (say: Say): string => `<form method="post">
${button('paid', say('pay'))}
${button('declined', say('decline'))}
${button('cancelled', say('cancel'))}
<label>${say('notice')}
<select name="fault">${noticeFaults.map((fault) => `<option value="${fault}">${say(fault)}</option>`).join('')}</select>
</label>
</form>`;

/** What the player sees at the provider's, in his language. Nothing of it comes from a player: reference, amount and currency are ours. */
export const providerPage = (
  { reference, amount, currency, outcome, returnUrl }: ProviderOrder,
  expired: boolean,
  language: Language,
): string => {
  const say: Say = (text) => providerTexts[language][text];
  const end = outcome ?? (expired ? 'expired' : null);
  return `<!doctype html>
<html lang="${languageCodes[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/provider/page.css">
<main>
<p class="who">${say('who')}</p>
<h1>${amountText(amount)} ${currency}</h1>
<p>${say('order').replace('{{reference}}', reference)}</p>
${end === null ? form(say) : `<p>${say(end)}</p>`}
<p><a href="${returnUrl}">${say(outcome === null ? 'backUnpaid' : 'back')}</a></p>
</main>
`;
};

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
