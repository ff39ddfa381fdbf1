export { Cluster, type ClusterProps } from '../design-system/primitives/Cluster/Cluster.tsx'
export {
  Collection,
  type CollectionProps,
  type RowAction,
} from '../design-system/primitives/Collection/Collection.tsx'
export {
  Form,
  type FormErrors,
  type FormProps,
  type FormRefusal,
} from '../design-system/primitives/Form/Form.tsx'
export type {
  FormControl,
  FormEntry,
  FormField,
} from '../design-system/primitives/Form/formFields.ts'
export { Grid, type GridProps } from '../design-system/primitives/Grid/Grid.tsx'
export {
  PageHeader,
  type PageHeaderProps,
} from '../design-system/primitives/PageHeader/PageHeader.tsx'
export { Prose, type ProseProps } from '../design-system/primitives/Prose/Prose.tsx'
export { Stack, type Gap, type StackProps } from '../design-system/primitives/Stack/Stack.tsx'
export { AppShell } from '../features/shell/components/AppShell/AppShell.tsx'
export { Footer } from '../features/shell/components/Footer/Footer.tsx'
export { Header } from '../features/shell/components/Header/Header.tsx'
