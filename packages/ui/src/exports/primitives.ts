export { ActionMenu } from '../design-system/primitives/ActionMenu/ActionMenu.tsx'
export type {
  ActionMenuProps,
  MenuAction,
} from '../design-system/primitives/ActionMenu/ActionMenu.tsx'
export { Avatar, type AvatarProps } from '../design-system/primitives/Avatar/Avatar.tsx'
export { Badge, type BadgeTone, type BadgeProps } from '../design-system/primitives/Badge/Badge.tsx'
export { Button } from '../design-system/primitives/Button/Button.tsx'
export type {
  ButtonVariant,
  ButtonSize,
  ButtonProps,
} from '../design-system/primitives/Button/Button.tsx'
export { ButtonLink } from '../design-system/primitives/ButtonLink/ButtonLink.tsx'
export type { ButtonLinkProps } from '../design-system/primitives/ButtonLink/ButtonLink.tsx'
export { Checkbox, type CheckboxProps } from '../design-system/primitives/Checkbox/Checkbox.tsx'
export { Chip, type ChipProps } from '../design-system/primitives/Chip/Chip.tsx'
export { Cluster, type ClusterProps } from '../design-system/primitives/Cluster/Cluster.tsx'
export { ConfirmDialog } from '../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
export type { ConfirmDialogProps } from '../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
export { CoverImage } from '../design-system/primitives/CoverImage/CoverImage.tsx'
export type { CoverImageProps } from '../design-system/primitives/CoverImage/CoverImage.tsx'
export { ComboInput } from '../design-system/primitives/ComboInput/ComboInput.tsx'
export type {
  ComboInputProps,
  ComboOption,
} from '../design-system/primitives/ComboInput/ComboInput.tsx'
export { Dialog, type DialogProps } from '../design-system/primitives/Dialog/Dialog.tsx'
export { EmptyState } from '../design-system/primitives/EmptyState/EmptyState.tsx'
export type { EmptyStateProps } from '../design-system/primitives/EmptyState/EmptyState.tsx'
export { ErrorState } from '../design-system/primitives/ErrorState/ErrorState.tsx'
export type { ErrorStateProps } from '../design-system/primitives/ErrorState/ErrorState.tsx'
export { Collection } from '../design-system/primitives/Collection/Collection.tsx'
export type {
  CollectionProps,
  RowAction,
} from '../design-system/primitives/Collection/Collection.tsx'
export { Field } from '../design-system/primitives/Field/Field.tsx'
export type { TextControlProps, FieldProps } from '../design-system/primitives/Field/Field.tsx'
export { Form } from '../design-system/primitives/Form/Form.tsx'
export type { FormErrors, FormProps, FormRefusal } from '../design-system/primitives/Form/Form.tsx'
export { FormDialog, type FormDialogProps } from '../design-system/primitives/Form/FormDialog.tsx'
export type {
  FormControl,
  FormEntry,
  FormField,
} from '../design-system/primitives/Form/formFields.ts'
export { Icon, type IconProps } from '../design-system/primitives/Icon/Icon.tsx'
export type { IconName } from '../design-system/primitives/Icon/iconPaths.ts'
export { IconButton } from '../design-system/primitives/IconButton/IconButton.tsx'
export type { IconButtonProps } from '../design-system/primitives/IconButton/IconButton.tsx'
export { KolamDivider } from '../design-system/primitives/KolamDivider/KolamDivider.tsx'
export { Link, type LinkProps } from '../design-system/primitives/Link/Link.tsx'
export { NumberInput } from '../design-system/primitives/NumberInput/NumberInput.tsx'
export type { NumberInputProps } from '../design-system/primitives/NumberInput/NumberInput.tsx'
export {
  PageHeader,
  type PageHeaderProps,
} from '../design-system/primitives/PageHeader/PageHeader.tsx'
export { PasswordInput } from '../design-system/primitives/PasswordInput/PasswordInput.tsx'
export type { PasswordInputProps } from '../design-system/primitives/PasswordInput/PasswordInput.tsx'
export { Popover, type PopoverProps } from '../design-system/primitives/Popover/Popover.tsx'
export { ProgressBar } from '../design-system/primitives/ProgressBar/ProgressBar.tsx'
export type { ProgressBarProps } from '../design-system/primitives/ProgressBar/ProgressBar.tsx'
export { Prose, type ProseProps } from '../design-system/primitives/Prose/Prose.tsx'
export { ScrollRegion } from '../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
export type { ScrollRegionProps } from '../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
export { SectionHeading } from '../design-system/primitives/SectionHeading/SectionHeading.tsx'
export type { SectionHeadingProps } from '../design-system/primitives/SectionHeading/SectionHeading.tsx'
export { Select } from '../design-system/primitives/Select/Select.tsx'
export type { SelectOption, SelectProps } from '../design-system/primitives/Select/Select.tsx'
export { Skeleton, type SkeletonProps } from '../design-system/primitives/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from '../design-system/primitives/SkipLink/SkipLink.tsx'
export { Spinner, type SpinnerProps } from '../design-system/primitives/Spinner/Spinner.tsx'
export { Stack, type StackProps } from '../design-system/primitives/Stack/Stack.tsx'
export type { Gap } from '../design-system/primitives/Stack/Stack.styles.ts'
export { TextArea, type TextAreaProps } from '../design-system/primitives/TextArea/TextArea.tsx'
export { TextInput, type TextInputProps } from '../design-system/primitives/TextInput/TextInput.tsx'
export { Tooltip, type TooltipProps } from '../design-system/primitives/Tooltip/Tooltip.tsx'
export { VisuallyHidden } from '../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
export type { VisuallyHiddenProps } from '../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
export { Alert, type AlertProps, type AlertTone } from '../design-system/primitives/Alert/Alert.tsx'
export { Card, type CardProps } from '../design-system/primitives/Card/Card.tsx'
export { Disclosure } from '../design-system/primitives/Disclosure/Disclosure.tsx'
export type { DisclosureProps } from '../design-system/primitives/Disclosure/Disclosure.tsx'
export { FormError, type FormErrorProps } from '../design-system/primitives/FormError/FormError.tsx'
export { Heading, type HeadingProps } from '../design-system/primitives/Heading/Heading.tsx'
export { RadioGroup } from '../design-system/primitives/RadioGroup/RadioGroup.tsx'
export type {
  RadioGroupProps,
  RadioItem,
} from '../design-system/primitives/RadioGroup/RadioGroup.tsx'
export { Table, type TableProps } from '../design-system/primitives/Table/Table.tsx'
export type {
  TableColumn,
  TableSelection,
  TableSort,
} from '../design-system/primitives/Table/tableColumn.ts'
export { Tabs, type TabItem, type TabsProps } from '../design-system/primitives/Tabs/Tabs.tsx'
export { Text, type TextProps } from '../design-system/primitives/Text/Text.tsx'
