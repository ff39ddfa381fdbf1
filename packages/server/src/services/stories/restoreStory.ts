import type { Ports } from '../ports.ts'
import { publish, type Publication } from './publication/publish.ts'

/** Brings an archived story back to its readers, by way of the review; one that was taken down, by an editor's. */
export const restoreStory = (ports: Ports, publication: Publication) =>
  publish(ports, publication, 'restore')
