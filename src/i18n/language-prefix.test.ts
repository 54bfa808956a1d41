import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, readLanguageCookie } from './language-cookie.ts';
import { createLanguagePrefix, withLanguagePrefix } from './language-prefix.ts';

const at = (path: string) => createLanguagePrefix(createMemoryHistory({ initialEntries: [path] }));
const through = (direction: 'input' | 'output', prefix: ReturnType<typeof at>, path: string) =>
  prefix.rewrite[direction]({ url: new URL(path, 'http://localhost') }).pathname;

describe('the language prefix', () => {
  it('is taken off what comes in and put back on what goes out', () => {
    const prefix = at('/de/betting');
    expect(prefix.current()).toBe('de');
    expect(through('input', prefix, '/de/betting')).toBe('/betting');
    expect(through('output', prefix, '/live_betting')).toBe('/de/live_betting');
    expect(through('output', prefix, '/')).toBe('/de');
  });

  it('stays on an address that names the default language', () => {
    expect(through('output', at('/en'), '/ticket_history')).toBe('/en/ticket_history');
  });

  it('is not put on unprefixed addresses, nor seen where a page only begins like one', () => {
    expect(through('output', at('/betting'), '/live_betting')).toBe('/live_betting');
    expect(at('/design').current()).toBeNull();
    expect(through('input', at('/'), '/entries')).toBe('/entries');
  });

  it('leaves what it is given alone: the router compares it with where it is', () => {
    const url = new URL('http://localhost/live_betting');
    at('/de/betting').rewrite.output({ url });
    expect(url.pathname).toBe('/live_betting');
  });

  it('follows the address the visitor goes back to', () => {
    const history = createMemoryHistory({ initialEntries: ['/betting'] });
    const prefix = createLanguagePrefix(history);
    history.push('/ru/betting');
    expect(prefix.current()).toBe('ru');
    history.back();
    expect(prefix.current()).toBeNull();
  });

  it('is replaced when a language is chosen', () => {
    expect(withLanguagePrefix('/de/betting', 'ru')).toBe('/ru/betting');
    expect(withLanguagePrefix('/betting', 'el')).toBe('/el/betting');
    expect(withLanguagePrefix('/', 'en')).toBe('/en');
    expect(withLanguagePrefix('/sq', 'en')).toBe('/en');
  });

  it('wins over the account, the account over the cookie, the cookie over English', () => {
    expect(chooseLanguage('de', 'rs', 'ru')).toBe('de');
    expect(chooseLanguage(null, 'rs', 'ru')).toBe('rs');
    expect(chooseLanguage(null, 'klingon', 'ru')).toBe('ru');
    expect(chooseLanguage(null, null, readLanguageCookie('a=1; lang=el'))).toBe('el');
    expect(chooseLanguage(null, null, readLanguageCookie('slang=el; lang=xx'))).toBe('en');
  });
});
