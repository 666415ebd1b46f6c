import { animateValue } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** What moves the screen: loaded after it is drawn. */
export const motionFeatures = { animate, animateValue };

export type MotionFeatures = typeof motionFeatures;
