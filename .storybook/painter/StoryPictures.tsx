import type { StoryPicture } from './shippedScenes.ts'

export interface StoryPicturesProps {
  /** In the order in which they stand. */
  pictures: readonly StoryPicture[]
}

/** Pictures of the shipped stories, each with its story, its scene and its words; loaded as one scrolls. */
export function StoryPictures({ pictures }: StoryPicturesProps) {
  return (
    <div className="story-pictures">
      {pictures.map(({ key, story, scene, src, alt }) => (
        <figure key={key}>
          <img alt={alt} loading="lazy" src={src} />
          <figcaption>
            <strong>{scene}</strong>
            <span>{story}</span>
            <small>{alt}</small>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
