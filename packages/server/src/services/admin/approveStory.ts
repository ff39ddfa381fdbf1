import { contextOf } from '../../platform/context.ts'
import type { Ports } from '../ports.ts'
import { publish, type Publication } from '../../modules/authoring/index.ts'

/** Publishes a story that waits, with all in it that only a person can judge. */
export const approveStory = (ports: Ports, publication: Publication) =>
  publish(contextOf(ports), publication, 'editor')
