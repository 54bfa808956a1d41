import { outcomeKey } from '../../domain/ticket/slip-selection.ts';
import type { Movement, OddCell, OddListener } from '../offer/odd-cell.ts';
import type { NamedOutcome, OddsDesk } from '../offer/odds-desk.ts';
import { oddFormat } from '../ui/odd-format.ts';
import { oddText } from '../ui/odd-text.ts';

/** The spoken name also contains the text on the button, once, so that speech control finds it. */
const spoken = (name: string, label: string | undefined): string => {
  if (label === undefined || name.startsWith(`${label} `)) return name;
  return `${name.startsWith(`${label}, `) ? name.slice(label.length + 2) : name}, ${label}`;
};

/** Which outcome a button is for, and how it is called. */
export interface OddProps extends NamedOutcome {
  /** A market odd carries its own label; a board odd is named by the head of its column. */
  label?: string | undefined;
  /** A market odd under a head of its own needs no label but keeps the market's look. */
  inMarket?: boolean | undefined;
}

/** Buttons created so far: each needs an id of its own. */
let count = 0;

/**
 * What moves on one odds button: number, arrow, lock and whether it is on the slip. It is written here from the live
 * price and the slip, so that a change costs one text node and no render; hundreds are in a page, so each is one object.
 */
export class OddLeaf implements OddListener {
  readonly #desk: OddsDesk;
  readonly #odd: OddProps;
  readonly #cell: OddCell;
  readonly #key: string;
  readonly #onBoard: boolean;
  #button: HTMLButtonElement | null = null;
  #name: HTMLElement | null = null;
  #figure: Text | null = null;
  #text = '';
  /** Unknown at first: the button may still show what another price left on it. */
  #moved: Movement | undefined;
  #locked: boolean | undefined;
  #chosen: boolean | undefined;

  constructor(desk: OddsDesk, odd: OddProps) {
    this.#desk = desk;
    this.#odd = odd;
    this.#cell = odd.record.cell(odd.market, odd.selection);
    this.#onBoard = odd.inMarket !== true;
    this.#key = outcomeKey(odd.record.head.eventId, odd.market, odd.selection);
  }

  /** The button is in the page, or leaves it. */
  readonly enter = (button: HTMLButtonElement | null): void => {
    if (button === null) {
      this.#leave();
      return;
    }
    this.#button = button;
    this.#name = document.createElement('span');
    this.#figure = document.createTextNode('');
    this.#call(button, this.#name);
    button.append(this.#name, this.#figure);
    this.#text = '';
    this.#moved = this.#locked = this.#chosen = undefined;
    this.#cell.listen(this);
    this.#desk.listen(this.#key, this.#paint);
    oddFormat.watch(this.#paint);
    this.#paint();
  };

  /** A locked odd takes no press, but one that is on the slip may always leave it. */
  readonly press = (): void => {
    const { record, market, selection } = this.#odd;
    if (!this.#cell.locked || this.#desk.isChosen(this.#key)) this.#desk.press(record, market, selection);
  };

  /** Writes what a price decides and nothing else: this is what a change costs. */
  priceMoved(): void {
    const button = this.#button;
    const figure = this.#figure;
    if (button === null || figure === null) return;
    const cell = this.#cell;
    const { locked } = cell;
    const text = oddText(cell, this.#onBoard, oddFormat.current());
    if (this.#text !== text) {
      this.#text = text;
      figure.data = text;
    }
    const movement = locked ? null : cell.movement;
    if (this.#moved !== movement) {
      this.#moved = movement;
      button.setAttribute('data-moved', movement ?? '');
    }
    if (this.#locked !== locked) {
      this.#locked = locked;
      button.setAttribute('aria-disabled', String(locked));
    }
  }

  readonly #paint = (): void => {
    this.priceMoved();
    const chosen = this.#desk.isChosen(this.#key);
    if (this.#chosen === chosen) return;
    this.#chosen = chosen;
    this.#button?.setAttribute('aria-pressed', String(chosen));
  };

  /**
   * The button is named by a hidden text and by its own text, so that its name follows every new number: a label would
   * have to be written again with each. The hidden text is an element, since not every screen reader reads a hidden
   * label.
   */
  #call(button: HTMLButtonElement, name: HTMLElement): void {
    count += 1;
    button.id = `odd-${count}`;
    name.id = `odd-name-${count}`;
    name.hidden = true;
    name.textContent = `${spoken(this.#odd.name, this.#odd.label)},`;
    button.setAttribute('aria-labelledby', `${name.id} ${button.id}`);
  }

  #leave(): void {
    this.#cell.unlisten(this);
    this.#desk.unlisten(this.#key, this.#paint);
    oddFormat.unwatch(this.#paint);
    this.#name?.remove();
    this.#figure?.remove();
    this.#name = null;
    this.#figure = null;
    this.#button = null;
  }
}
