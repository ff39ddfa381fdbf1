import { useEffect, useState } from 'react'

import { UiProvider } from '../../packages/ui/src/providers/UiProvider.tsx'
import type { ThemeName } from '../../packages/ui/src/theme/tokens.ts'
import { DrawnStory } from './DrawnStory.tsx'
import { PieceLink } from './PieceLink.tsx'
import { chooseTheme, useDrawnTheme } from './useDrawnTheme.ts'
import { useHasComeNear } from './useHasComeNear.ts'
import { GALLERY, type GalleryPiece, type StoryFile } from './galleryPieces.ts'

const THEMES: readonly (readonly [theme: ThemeName, name: string])[] = [
  ['dark', 'Night'],
  ['light', 'Day'],
  ['contrast', 'High contrast'],
]

function GalleryPlace({ name, stories, load }: GalleryPiece) {
  const { place, hasComeNear } = useHasComeNear()
  const [file, setFile] = useState<StoryFile>()

  useEffect(() => {
    if (hasComeNear) void load().then(setFile)
  }, [hasComeNear, load])

  return (
    <figure className="gallery-piece">
      <figcaption>
        <PieceLink name={name} />
      </figcaption>
      <div className="gallery-place sb-unstyled" data-piece={name} ref={place}>
        {file && stories.map((story) => <DrawnStory key={story} of={file} story={story} />)}
      </div>
    </figure>
  )
}

function ThemeButtons({ theme }: { theme: ThemeName }) {
  return (
    <div aria-label="Theme" className="gallery-themes" role="group">
      {THEMES.map(([value, name]) => (
        <button
          aria-pressed={value === theme}
          key={value}
          onClick={() => chooseTheme(value)}
          type="button"
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** The pieces, alive, in the theme of the toolbar: by what they are for, each name leads to its page. */
export function Gallery() {
  const theme = useDrawnTheme()

  return (
    <>
      <ThemeButtons theme={theme} />
      <UiProvider isWholePage={false} theme={theme}>
        <div className="gallery">
          {GALLERY.map(({ title, pieces }) => (
            <section key={title}>
              <h2>{title}</h2>
              {pieces.map((piece) => (
                <GalleryPlace key={piece.name} {...piece} />
              ))}
            </section>
          ))}
        </div>
      </UiProvider>
    </>
  )
}
