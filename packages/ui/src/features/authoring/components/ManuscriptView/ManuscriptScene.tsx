import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { manuscriptViewStyles as styles } from './ManuscriptView.styles.ts'

interface ReadScene {
  title?: string | undefined
  text: string
  choices: readonly { text: string; target: string }[]
}

export interface ManuscriptSceneProps {
  structure: { start_node: string; nodes: Readonly<Record<string, ReadScene>> }
  name: string
}

export function ManuscriptScene({ structure, name }: ManuscriptSceneProps) {
  const { manuscript: messages } = useAuthoringMessages().structure
  const scene = Object.hasOwn(structure.nodes, name) ? structure.nodes[name] : undefined
  if (!scene) return null

  return (
    <section css={styles.scene}>
      <h3 css={styles.name}>
        <bdi>{scene.title ?? name}</bdi>
      </h3>
      {scene.title && (
        <p css={styles.mark}>
          <bdi>{name}</bdi>
        </p>
      )}
      {structure.start_node === name && <p css={styles.mark}>{messages.start}</p>}
      <p css={styles.text}>{scene.text || messages.blank}</p>
      {scene.choices.length === 0 ? (
        <p css={styles.mark}>{messages.ending}</p>
      ) : (
        <ol css={styles.choices}>
          {scene.choices.map(({ text, target }, place) => (
            <li key={place}>
              {text} <span css={styles.mark}>{fill(messages.to, { name: target })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
