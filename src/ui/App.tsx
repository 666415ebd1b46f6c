import './styles/fonts.css';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/table.css';
import './styles/play.css';
import './styles/showdown.css';
import './styles/lobby.css';
import { LazyMotion } from 'framer-motion';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createHashRouter, Outlet, RouterProvider } from 'react-router';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { makeFormat } from '../i18n/format.ts';
import english from '../i18n/messages/en.json';
import { ErrorScreen } from './ErrorScreen.tsx';
import { MotionReadyContext } from './motion.ts';
import { Sprite } from './parts/Sprite.tsx';
import { OutsideContext, type Stores, useSettings } from './stores.ts';
import { FormatContext } from './useFormat.ts';

// each screen comes with its own code, so that the first one is there sooner
const Lobby = lazy(async () => ({ default: (await import('./lobby/Lobby.tsx')).Lobby }));
const TableScreen = lazy(async () => ({ default: (await import('./table/TableScreen.tsx')).TableScreen }));

const loadMotion = async () => (await import('./motionFeatures.ts')).features;

/** The whole screen over the stores it is given; `makeReport` writes the text of an error report. */
export function App({ stores, makeReport }: { readonly stores: Stores; readonly makeReport: () => string }) {
  const [router] = useState(makeRouter);
  return (
    <OutsideContext value={{ stores, makeReport }}>
      <IntlProvider locale="en" messages={english} timeZone="UTC">
        <RouterProvider router={router} />
      </IntlProvider>
    </OutsideContext>
  );
}

const makeRouter = () =>
  createHashRouter([
    {
      element: <Frame />,
      errorElement: <ErrorScreen />,
      children: [
        { path: '/', element: <Lobby /> },
        { path: '/table', element: <TableScreen /> },
      ],
    },
  ]);

/** What all pages share: the looks that were chosen, and motion. */
function Frame() {
  const theme = useSettings((settings) => settings.theme);
  const deck = useSettings((settings) => settings.deck);
  const textSize = useSettings((settings) => settings.textSize);
  const t = useTranslations();
  const locale = useLocale();
  const [motionReady, setMotionReady] = useState(false);
  useEffect(() => {
    loadMotion().then(
      () => {
        setMotionReady(true);
      },
      () => undefined, // without it nothing moves, and everything works
    );
  }, []);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['theme'] = theme;
    dataset['deck'] = deck === 'two' ? '2' : '4';
    style.setProperty('--text-size', String(textSize / 100));
  }, [theme, deck, textSize]);
  return (
    <LazyMotion features={loadMotion} strict>
      <MotionReadyContext value={motionReady}>
        <FormatContext value={makeFormat(t, locale)}>
          <Sprite />
          <Suspense>
            <Outlet />
          </Suspense>
        </FormatContext>
      </MotionReadyContext>
    </LazyMotion>
  );
}
