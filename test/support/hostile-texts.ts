import type { Page } from 'playwright';

/**
 * Every element carries `data-payload`; what runs records itself in `window.__xss`. Short enough for the tightest text
 * of the feed.
 */
const elements = [
  '<img data-payload src=x onerror=__xss=1>',
  '<svg data-payload onload=__xss=1>',
  '<script data-payload>__xss=1</script>',
  '<iframe data-payload srcdoc="<script>top.__xss=1</script>">',
  '<iframe data-payload src=javascript:top.__xss=1>',
  '<a data-payload href=javascript:__xss=1>press</a>',
  '<details data-payload open ontoggle=__xss=1>',
  '<video data-payload><source onerror=__xss=1></video>',
  '<audio data-payload src=x onerror=__xss=1>',
  '<input data-payload autofocus onfocus=__xss=1>',
  '<textarea data-payload autofocus onfocus=__xss=1>',
  '<form data-payload id=cookie action=javascript:__xss=1>',
  '<button data-payload formaction=javascript:__xss=1>press</button>',
  '<object data-payload data=javascript:__xss=1>',
  '<embed data-payload src=javascript:__xss=1>',
  '<style data-payload>@import "//evil.example"</style>',
  '<link data-payload rel=stylesheet href=//evil.example>',
  '<base data-payload href=//evil.example>',
  '<meta data-payload http-equiv=refresh content=0;//evil.example>',
  '<math data-payload><mtext><img src onerror=__xss=1></mtext>',
  '<svg data-payload><animate onbegin=__xss=1 attributeName=x>',
  '<template data-payload><img src=x onerror=__xss=1></template>',
  '<body data-payload onload=__xss=1>',
  '<marquee data-payload onstart=__xss=1>',
  '<img data-payload name=getElementById id=location>',
];
const around: readonly ((element: string) => string)[] = [
  (element) => element,
  (element) => `">${element}`,
  (element) => `'>${element}`,
  (element) => `</title>${element}`,
  (element) => `</style>${element}`,
  (element) => `--> ${element}`,
  (element) => `{{x}} ${element}`,
  (element) => element.replaceAll('<', '&lt;'),
];

/** 200 texts that are markup, scripts and breaks out of whatever could be around them. */
export const hostileTexts: readonly string[] = around.flatMap((wrap) => elements.map(wrap));

const texts =
  'leagueName|groupName|hostName|awayName|player|title|text|action|supportText|licence|firstName|lastName|device';
/** A text of the server's by its key in JSON; not the phase of a match, which is a code though it is called a name. */
const fed = new RegExp(
  `(?<!"matchPhase":\\{)("(?:${texts}|name|[a-z][\\w-]*:[\\w.-]+)"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`,
  'g',
);

/** The answers in a document, as the server writes them: no text ends them. */
const answersAhead = /(<script type="application\/json"[^>]*>)(.*?)(?=<\/script>)/s;
const inHtml = (json: string): string => json.replaceAll('<', '\\u003c');

/** What the server calls its things. */
const identified = /"(?:id|eventId|leagueId|ticket_id|marketCode|selectionCode)"\s*:\s*"([^"\\]+)"/g;

/**
 * From now on every text that the server feeds this page, in answers and pushes, is a hostile one, each in its turn.
 * Answers the identifiers that came with them, as they come.
 */
export const feedHostileTexts = async (page: Page): Promise<ReadonlySet<string>> => {
  const identifiers = new Set<string>();
  let turn = 0;
  const next = () => {
    turn += 1;
    return JSON.stringify(hostileTexts[turn % hostileTexts.length]);
  };
  const spoilt = (json: string): string => {
    for (const [, identifier = ''] of json.matchAll(identified)) identifiers.add(identifier);
    return json.replaceAll(fed, (_whole, key: string) => `${key}${next()}`);
  };

  await page.route(/\/(cms\/v1|base\/v1|sportsbetting\/v1|vouchers\/v1|kcmanager)\//, async (route) => {
    // The call of a page that has been left has nobody to answer.
    const answer = await route.fetch().catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer && typeof text === 'string') await route.fulfill({ response: answer, body: spoilt(text) });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(answersAhead, (_whole, before: string, json: string) => before + inHtml(spoilt(json)));
    await route.fulfill({ response: answer, body });
  });
  await page.routeWebSocket(/\/socket\.io\//, (near) => {
    const far = near.connectToServer();
    // In the long form every text is under its own key.
    near.onMessage((message) => far.send(String(message).replace('"packed":true', '"packed":false')));
    far.onMessage((message) => near.send(typeof message === 'string' ? spoilt(message) : message));
  });
  return identifiers;
};
