import { pageSize } from '../../../domain/limits.ts';
import { countText } from '../amount-text.ts';
import { ListPages } from './list-pages.tsx';

type PagesWord = 'pages' | 'range' | 'page' | 'previous' | 'next';

interface CountedPagesProps {
  /** 1 when the address names none. */
  page: number | undefined;
  list: { result: readonly unknown[]; total: number; totalPages: number };
  words: (key: PagesWord, values?: Record<string, string | number>) => string;
}

/** The pages of a list that also shows which of how many entries are visible. */
export const CountedPages = ({ page = 1, list: { result, total, totalPages }, words }: CountedPagesProps) => {
  const first = (page - 1) * pageSize + 1;
  return (
    <ListPages
      page={page}
      totalPages={totalPages}
      names={{
        pages: words('pages'),
        range: words('range', { first, last: first + result.length - 1, total: countText(total) }),
        page: words('page', { page, total: totalPages }),
        previous: words('previous'),
        next: words('next'),
      }}
    />
  );
};
