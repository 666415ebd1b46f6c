import { useTranslations } from 'use-intl';

/** HI is a solid block with an arrow up, LO an outlined block with an arrow down. */
export function Tag({ half, large = false }: { readonly half: 'high' | 'low'; readonly large?: boolean }) {
  const t = useTranslations('cards');
  const text = half === 'high' ? t('tagHigh') : t('tagLow');
  return <span className={`tag ${half === 'high' ? 'hi' : 'lo'}${large ? ' l' : ''}`}>{text}</span>;
}
