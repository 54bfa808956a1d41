import { Link } from '@tanstack/react-router';
import css from './-machines-link.module.css';

/** The way to the machines of the running page: typing the address would restart them. */
export const MachinesLink = () => (
  <Link to="/machines" className={css.link} activeProps={{ hidden: true }}>
    Machines
  </Link>
);
