import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isOwnPath } from '../../../contract/entities/link.ts';

/** A link to where a banner leads; on the site it keeps the language of the page. */
export const BannerLink = ({
  link,
  className,
  children,
}: {
  link: string;
  className?: string | undefined;
  children: ReactNode;
}) => {
  if (!isOwnPath(link))
    return (
      <a href={link} className={className} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    );
  const { pathname, searchParams, hash } = new URL(link, window.location.origin);
  return (
    // The router's types know pages by name; this one is known only by the operator.
    <Link to={pathname as '/'} search={Object.fromEntries(searchParams)} hash={hash.slice(1)} className={className}>
      {children}
    </Link>
  );
};
