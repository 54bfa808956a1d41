import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, use, useEffect, useRef, useState } from 'react';
import type { MachineEntry } from '../../../../machines/machine-cases.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Marks } from '../shown.ts';
import { drawingOf } from './drawing-of.ts';
import css from './machine-diagram.module.css';
import { markDrawing } from './mark-drawing.ts';
import { showActive } from './show-active.ts';

const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];

interface MachineDiagramProps {
  machine: MachineEntry['machine'];
  marks: Marks;
}

/** A machine as it was drawn, with what is going on marked in it. */
export const MachineDiagram = ({ machine, marks }: MachineDiagramProps) => {
  const drawing = use(drawingOf(machine));
  const pane = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0.8);
  const width = Number(drawing.getAttribute('width'));
  const height = Number(drawing.getAttribute('height'));

  useEffect(() => {
    pane.current?.replaceChildren(drawing);
  }, [drawing]);
  useEffect(() => markDrawing(drawing, marks), [drawing, marks]);
  const active = marks.active.join();
  useEffect(() => {
    // Asked only after a change of states, for it makes the browser lay the page out at once.
    if (pane.current && active !== '') showActive(pane.current, drawing);
  }, [drawing, active]);

  const step = (direction: 1 | -1) =>
    setZoom((now) => (direction > 0 ? steps.find((one) => one > now) : steps.findLast((one) => one < now)) ?? now);
  const fit = () => {
    const { clientWidth = width, clientHeight = height } = pane.current ?? {};
    setZoom(Math.min(1.5, (clientWidth - 32) / width, (clientHeight - 32) / height));
  };

  return (
    <div className={css.diagram}>
      <section
        ref={pane}
        className={css.pane}
        style={{ '--zoom': zoom, '--wide': width } as CSSProperties}
        aria-label={machine.id}
      />
      <div className={css.zoom}>
        <IconButton label="Smaller" onClick={() => step(-1)}>
          <IconMinus size={16} stroke={1.75} aria-hidden />
        </IconButton>
        <button type="button" className={css.scale} title="Full size" onClick={() => setZoom(1)}>
          {Math.round(zoom * 100)}%
        </button>
        <IconButton label="Larger" onClick={() => step(1)}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Whole drawing" onClick={fit}>
          <IconMaximize size={16} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
};
