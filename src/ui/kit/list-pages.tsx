import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Pagination } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import css from './list-pages.module.css';

interface ListPagesProps {
  page: number;
  totalPages: number;
  /** `range` is the text for which entries of how many are shown, `page` for which page of how many. */
  names: { pages: string; range?: string; page?: string; previous: string; next: string };
}

const classes = { root: css.steps, control: css.step };
const Left = () => <IconChevronLeft size={16} stroke={1.75} aria-hidden />;
const Right = () => <IconChevronRight size={16} stroke={1.75} aria-hidden />;

/** Links to the page before and after; the page number lives in the address, so that back works. */
export const ListPages = ({ page, totalPages, names }: ListPagesProps) => {
  const linkTo = (next: number) => (control: object) => (
    <Link {...control} to="." search={(before: object) => ({ ...before, page: next > 1 ? next : undefined })} />
  );
  return (
    <MantineIsland>
      <nav className={css.pages} aria-label={names.pages}>
        <span className={css.range}>{names.range}</span>
        {totalPages > 1 && (
          <Pagination.Root value={page} total={totalPages} classNames={classes}>
            <Pagination.Previous aria-label={names.previous} icon={Left} renderRoot={linkTo(page - 1)} />
            <span>{names.page ?? `${page} / ${totalPages}`}</span>
            <Pagination.Next aria-label={names.next} icon={Right} renderRoot={linkTo(page + 1)} />
          </Pagination.Root>
        )}
      </nav>
    </MantineIsland>
  );
};
