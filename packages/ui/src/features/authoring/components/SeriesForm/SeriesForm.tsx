import type { SeriesWords } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { useSeriesMessages } from '../../../../messages/useSeriesMessages.ts'
import { Form, type FormProps } from '../../../../design-system/primitives/Form/Form.tsx'

export type SeriesFormProps = Omit<FormProps<SeriesWords>, 'fields'>

export function SeriesForm(props: SeriesFormProps) {
  const { mine } = useSeriesMessages().series

  return (
    <Form
      {...props}
      fields={[
        {
          name: 'title',
          label: mine.name,
          missing: mine.nameMissing,
          maxLength: LIMITS.seriesTitleMax,
        },
        {
          name: 'description',
          kind: 'area',
          label: mine.about,
          hint: mine.aboutHint,
          maxLength: LIMITS.seriesDescriptionMax,
        },
      ]}
    />
  )
}
