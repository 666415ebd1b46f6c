import './styles/fonts.css';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/table.css';
import './styles/play.css';
import './styles/actions.css';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { Catalogue } from '../i18n/catalogue.ts';
import { makeFormat } from '../i18n/format.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { LanguageProvider } from './Language.tsx';
import { MotionFeaturesContext, useMotionFactor } from './motion.ts';
import type { MotionFeatures } from './motionFeatures.ts';
import { Sprite } from './parts/Sprite.tsx';
import { OutsideContext, type Stores, useGame, useSettings } from './stores.ts';
import { TableScreen } from './table/TableScreen.tsx';
import { FormatContext } from './useFormat.ts';

// the table is here at once, every other screen comes with its own code and style
const Lobby = lazy(async () => ({ default: (await import('./lobby/Lobby.tsx')).Lobby }));

const loadMotion = async () => (await import('./motionFeatures.ts')).motionFeatures;

/** The whole screen over the stores it is given, in the first catalogue; `makeReport` writes the text of an error report. */
export function App(props: {
  readonly stores: Stores;
  readonly first: Catalogue;
  readonly makeReport: () => string;
  /** Why the screen could not be drawn the time before: it is shown instead. */
  readonly failure?: unknown;
}) {
  const { stores, first, makeReport, failure } = props;
  return (
    <OutsideContext value={{ stores, makeReport }}>
      <LanguageProvider first={first}>
        <Frame>{failure === undefined ? <Screen /> : <ErrorScreen error={failure} />}</Frame>
      </LanguageProvider>
    </OutsideContext>
  );
}

/** Out here, because the compiler does not take a hook for a value. */
const byHash = { hook: useHashLocation };

/** What the address names after `#`. */
function Screen() {
  return (
    <Router {...byHash}>
      <Switch>
        <Route path="/" component={Lobby} />
        <Route path="/table" component={TableScreen} />
        <Route>
          <ErrorScreen error={undefined} />
        </Route>
      </Switch>
    </Router>
  );
}

/** What all pages share: the looks that were chosen, and motion. */
function Frame({ children }: { readonly children: ReactNode }) {
  const theme = useSettings((settings) => settings.theme);
  const deck = useSettings((settings) => settings.deck);
  const textSize = useSettings((settings) => settings.textSize);
  const units = useSettings((settings) => settings.units);
  const bigBlind = useGame((game) => game.setup?.table.bigBlind);
  const t = useTranslations();
  const locale = useLocale();
  const motionFactor = useMotionFactor();
  const [motionFeatures, setMotionFeatures] = useState<MotionFeatures>();
  useEffect(() => {
    loadMotion().then(
      (features) => {
        setMotionFeatures(features);
      },
      () => undefined, // without it nothing moves, and everything works
    );
  }, []);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['theme'] = theme;
    dataset['deck'] = deck === 'two' ? '2' : '4';
    style.setProperty('--text-size', String(textSize / 100));
    style.setProperty('--pace', String(motionFactor));
  }, [theme, deck, textSize, motionFactor]);
  return (
    <MotionFeaturesContext value={motionFeatures}>
      <FormatContext value={makeFormat(t, locale, units === 'bigBlinds' ? bigBlind : undefined)}>
        <Sprite />
        <Suspense>{children}</Suspense>
      </FormatContext>
    </MotionFeaturesContext>
  );
}
