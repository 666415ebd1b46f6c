import { domAnimation } from 'framer-motion';

/** What moves the screen: loaded after it is drawn. */
export const features = domAnimation;
