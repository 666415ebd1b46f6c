import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Stop, useMotion } from '../motion.ts';
import { CardBack } from '../parts/Card.tsx';

/** Holds a card's face. When the card is new, its back is seen first: it turns over, and the face is swapped in at a right angle. */
export function Turning(props: {
  readonly className: string;
  readonly isNew: boolean;
  /** Begins so much later, in milliseconds at normal pace. */
  readonly after: number;
  readonly children: ReactNode;
}) {
  const { className, isNew, after, children } = props;
  const motion = useMotion();
  const ref = useRef<HTMLSpanElement>(null);
  const [isTurning, setTurning] = useState(isNew && !motion.still);
  const turn = useEffectEvent((): Stop | undefined => {
    const element = ref.current;
    if (!isTurning || element === null) return undefined;
    return motion.play(
      element,
      { transform: ['rotateY(180deg)', 'rotateY(0deg)'] },
      {
        move: 'flip',
        after,
        onEnd: () => {
          setTurning(false);
        },
      },
    );
  });
  useLayoutEffect(() => turn(), []);
  return (
    <span ref={ref} className={isTurning ? `${className} turning` : className}>
      {children}
      {isTurning && (
        <span className="behind">
          <CardBack />
        </span>
      )}
    </span>
  );
}
