import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { knownState } from '../../model/structure/knownState.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { variedTextStyles as styles } from './VariedText.styles.ts'

/** Explains the syntax of conditional text. */
export function VariedLegend() {
  const { varied } = usePartMessages()
  const { structure } = useAuthoredStory()

  return (
    <Fold label={varied.legend}>
      {knownState(structure) === undefined && <p css={styles.note}>{varied.off}</p>}
      <dl css={styles.forms}>
        {varied.forms.map(({ form, means }) => (
          <div key={form} css={styles.form}>
            <dt>
              <code css={styles.code}>{form}</code>
            </dt>
            <dd css={styles.means}>{means}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/guide#living-stories" isExternal>
          {varied.guide}
        </Link>
      </p>
    </Fold>
  )
}
