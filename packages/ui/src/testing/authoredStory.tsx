import { checkCondition, checkVariedText, renameVariable, usesOfVariable } from '@kathasagar/story'
import { DraftStructure } from '@kathasagar/story/schema'
import { teaStall } from '@kathasagar/story/testing'
import { fn } from 'storybook/test'
import type { ReactNode } from 'react'

import type { ReadStructure } from '../features/authoring/components/StructureJson/StructureJson.tsx'
import type { OwnPictures } from '../features/authoring/model/ownPictures.ts'
import { useStructureSteps } from '../features/authoring/components/StructureEditor/useSceneActions.ts'
import {
  AuthoredStoryContext,
  type PreviewInputs,
} from '../features/authoring/model/structure/storyLanguage.ts'
import type { StructureEdit } from '../features/authoring/model/structure/structureEdit.ts'

export const readStructure: ReadStructure = (json) => {
  try {
    return { structure: DraftStructure.parse(JSON.parse(json)) }
  } catch {
    return { error: 'This is no structure.' }
  }
}

export const stall = DraftStructure.parse(teaStall)

export const onStructure = fn<(structure: DraftStructure) => void>()
export const lastStructure = () => onStructure.mock.lastCall?.[0]

const language = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable,
  renameVariable,
}

interface AuthoredStoryProps {
  first: DraftStructure
  ownPictures?: OwnPictures
  tryInputs?: PreviewInputs
  children: (edit: (edit: StructureEdit) => void) => ReactNode
}

export function AuthoredStory({ first, children, ...tools }: AuthoredStoryProps) {
  const { history, edit } = useStructureSteps({ structure: first, onChange: onStructure })
  const { present: structure } = history

  return (
    <AuthoredStoryContext value={{ structure, language, lang: 'en', ...tools }}>
      {children(edit)}
    </AuthoredStoryContext>
  )
}
