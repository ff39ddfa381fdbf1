import type { Ports } from '../ports.ts'
import { publish, type Publication } from './publication/publish.ts'

/** Publishes a draft if the review finds nothing; what only a person can judge waits for one. */
export const publishStory = (ports: Ports, publication: Publication) =>
  publish(ports, publication, 'author')
