import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Ask } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { PickList } from '../PickList/PickList.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

/** What a scene asks the player to type; not there while the state has nothing that is typed. */
export function SceneAsks({ structure, node, scene, onEdit }: SceneFieldsProps) {
  const { here: messages, pick, tabs } = usePartMessages()
  const { asks = [] } = scene
  const items = Object.entries(structure.state ?? {}).flatMap(([id, variable]) =>
    'typed' in variable ? [{ id, name: variable.label ?? id }] : [],
  )
  if (items.length === 0 && asks.length === 0) return null

  const set = (next: Ask[], typing?: string) =>
    onEdit({
      kind: 'setScene',
      node,
      change: { asks: next.length > 0 ? next : undefined },
      ...(typing === undefined ? {} : { typing }),
    })
  const handlePicked = (ids: readonly string[]) =>
    set(
      ids.map((variable) => {
        const { name = variable } = items.find(({ id }) => id === variable) ?? {}
        return asks.find((ask) => ask.variable === variable) ?? { variable, label: name }
      }),
    )

  return (
    <div css={styles.here} data-field={fieldPlace('nodes', node, 'asks')}>
      <PickList
        addLabel={messages.addAsk}
        emptyNote={fill(pick.nobody, { tab: tabs.state })}
        hint={messages.asksHint}
        items={items}
        label={messages.asks}
        most={STORY_LIMITS.asks}
        onChange={handlePicked}
        value={asks.map(({ variable }) => variable)}
      />
      <AskLabels asks={asks} node={node} onAsks={set} />
    </div>
  )
}

interface AskLabelsProps {
  /** Id of the scene. */
  node: string
  /** Fields of the scene. */
  asks: readonly Ask[]
  /** Called with all of them as they stand now, and the field that is typed in. */
  onAsks: (asks: Ask[], typing: string) => void
}

/** What each field asks, in words that the player reads. */
function AskLabels({ node, asks, onAsks }: AskLabelsProps) {
  const { here: messages } = usePartMessages()
  const { lang } = useAuthoredStory()

  return asks.map(({ variable, label }, at) => (
    <div key={variable} data-field={fieldPlace('nodes', node, 'asks', at)} lang={lang}>
      <TextInput
        label={fill(messages.askLabel, { name: variable })}
        maxLength={STORY_LIMITS.labelMax}
        onChange={(words) =>
          onAsks(asks.with(at, { variable, label: words }), JSON.stringify(['asks', node, at]))
        }
        value={label}
      />
    </div>
  ))
}
