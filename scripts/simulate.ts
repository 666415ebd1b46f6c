import { parseOptions, USAGE } from '../src/simulate/options.ts';
import { makeSimulation } from '../src/simulate/simulation.ts';

const parsed = parseOptions(process.argv.slice(2));
if (!parsed.ok) {
  console.error(`${parsed.error.message}\n${USAGE}`);
  process.exit(2);
}
const { hands, seats, betting, variant, seed } = parsed.value;
const simulation = makeSimulation(parsed.value);
console.log(`${hands} hands of ${variant}, ${betting}, ${seats} seats, seed ${seed}`);

const start = performance.now();
for (let hand = 1; hand <= hands; hand++) {
  try {
    simulation.playHand();
  } catch (error) {
    console.error(`seed ${seed}, hand ${hand}:`, error);
    process.exit(1);
  }
}
const seconds = (performance.now() - start) / 1000;
for (const [what, times] of Object.entries(simulation.summary())) console.log(`${what}: ${times}`);
console.log(`no law of the game was broken; ${Math.round(hands / seconds)} hands per second (${seconds.toFixed(1)} s)`);
