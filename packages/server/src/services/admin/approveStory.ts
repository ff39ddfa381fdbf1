import type { Ports } from '../ports.ts'
import { publish, type Publication } from '../stories/publication/publish.ts'

/** Publishes a story that waits, with all in it that only a person can judge. */
export const approveStory = (ports: Ports, publication: Publication) =>
  publish(ports, publication, 'editor')
