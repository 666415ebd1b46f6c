import '../styles/showdown.css';
import { OtherHands } from './OtherHands.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { Uncontested } from './Uncontested.tsx';

/** What the table needs only when a hand is over: loaded as one, while I think for the first time. */
export const showdownParts = { OtherHands, ResultPanel, Uncontested };
