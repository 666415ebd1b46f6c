import { expose } from 'comlink';
import { buildTables } from '../evaluator/tableData.ts';
import { work } from './work.ts';

buildTables(); // at once, so that no job waits for them
expose(work);
