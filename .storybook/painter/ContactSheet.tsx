import {
  IMAGE_MODEL_KEYS,
  type ImageModelKey,
} from '../../packages/story/src/vocabulary/vocabulary.ts'

import { describeScene, paint, type Scene } from '../../packages/painter/src/paint.ts'

interface PictureProps {
  scene: Scene
  manner: ImageModelKey
  seed: number
}

const addressOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

function Picture({ scene, manner, seed }: PictureProps) {
  const svg = paint({ scene, manner, seed })

  return <img alt={`${describeScene(scene, 'en')} (${manner})`} src={addressOf(svg)} />
}

export interface ContactSheetProps {
  /** A row each. */
  scenes: readonly Scene[]
}

/** What Show draws without an image model: a row for each scene, a column for each manner. */
export function ContactSheet({ scenes }: ContactSheetProps) {
  return (
    <div className="contact-sheet">
      {scenes.flatMap((scene, index) =>
        IMAGE_MODEL_KEYS.map((manner) => (
          <Picture key={`${index}-${manner}`} manner={manner} scene={scene} seed={index * 5 + 1} />
        )),
      )}
    </div>
  )
}
