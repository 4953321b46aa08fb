export { Accordion, type AccordionProps } from './components/accordion/Accordion.tsx';
export type { AccordionItem } from './components/accordion/AccordionPart.tsx';
export { ActionsMenu, type ActionsMenuProps } from './components/dropdowns/ActionsMenu.tsx';
export { Alert, type AlertProps } from './components/alerts/Alert.tsx';
export type { Appearance, Density, Direction, Motion, Skin } from './theme/appearance.ts';
export { applyAppearance, prefersStillness } from './theme/appearance.ts';
export type { AppMenuBadge, AppMenuItem, AppMenuSection } from './widgets/app-shell/menu.items.ts';
export { AppShell, type AppShellProps } from './widgets/app-shell/AppShell.tsx';
export { AuthCover, type AuthCoverProps } from './widgets/auth-cover/AuthCover.tsx';
export { AuthOverlay, type AuthOverlayProps } from './widgets/auth-cover/AuthOverlay.tsx';
export { Autocomplete, type AutocompleteProps } from './components/auto-complete/Autocomplete.tsx';
export { Avatar, type AvatarProps } from './components/avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './components/avatar/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './components/badges/Badge.tsx';
export { BadgeAnchor, type BadgeAnchorProps } from './components/badges/BadgeAnchor.tsx';
export { BadgeLink, type BadgeLinkProps } from './components/badges/BadgeLink.tsx';
export { BlockUi, type BlockUiProps } from './components/blockui/BlockUi.tsx';
export { InputGroup, type InputGroupProps } from './forms/elements/input-group/InputGroup.tsx';
export { LocaleProvider, type LocaleProviderProps } from './behaviour/LocaleProvider.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/buttons/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/buttons/ButtonLink.tsx';
export { Card, type CardProps } from './cards/card/Card.tsx';
export { Carousel, type CarouselProps } from './components/carousel/Carousel.tsx';
export type { CarouselSlide, SlidesPerView } from './components/carousel/carousel.types.ts';
export { cardMask, type Mask, numberMask, patternMask } from './forms/elements/input-mask/masks.ts';
export { Checkbox, type CheckboxProps } from './forms/elements/checkbox/Checkbox.tsx';
export type { CloseReason } from './components/modals/useClosing.ts';
export type { ChoiceGroup, ChoiceOption, Choices } from './forms/elements/select/choices.ts';
export { Code } from './ui-element/typography/Code.tsx';
export { CodeBlock, type CodeBlockProps } from './components/code-block/CodeBlock.tsx';
export { Collapse, type CollapseProps } from './components/collapse/Collapse.tsx';
export { ComboBox, type ComboBoxProps } from './forms/elements/select/ComboBox.tsx';
export { type Confirm, type Question, useConfirm } from './components/modals/useConfirm.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/modals/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './components/description-list/CopyButton.tsx';
export { CopyField, type CopyFieldProps } from './extensions/clipboard/CopyField.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/description-list/DescriptionList.tsx';
export { DesignSystemProvider, type DesignSystemProviderProps } from './theme/DesignSystemProvider.tsx';
export { Dialog, type DialogProps } from './components/modals/Dialog.tsx';
export { Divider, type DividerProps } from './components/divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/empty-state/ErrorState.tsx';
export { FileField, type FileFieldProps } from './forms/elements/input/FileField.tsx';
export { Footer, type FooterProps } from './widgets/app-shell/Footer.tsx';
export { FormError, type FormErrorProps } from './components/alerts/FormError.tsx';
export { Grid, type GridProps } from './page-layout/primitives/Grid.tsx';
export { Heading, type HeadingProps } from './ui-element/typography/Heading.tsx';
export { Icon, type IconProps } from './icons/Icon.tsx';
export { IconBrowser, type IconBrowserProps } from './icons/reactfeather/IconBrowser.tsx';
export { IconButton, type IconButtonProps } from './components/buttons/IconButton.tsx';
export { Inline, type InlineProps } from './page-layout/primitives/Inline.tsx';
export { Kbd } from './ui-element/typography/Kbd.tsx';
export { Link, type LinkProps } from './components/buttons/Link.tsx';
export { List, ListItem, type ListItemProps, type ListProps } from './ui-element/typography/List.tsx';
export { ListGroup, type ListGroupProps } from './components/list-group/ListGroup.tsx';
export { ListGroupItem, type ListGroupItemProps } from './components/list-group/ListGroupItem.tsx';
export type { LoadOptions, OptionsQuery } from './forms/elements/select/load-options.ts';
export { Loading, type LoadingProps } from './components/skeleton/Loading.tsx';
export { LoadingBar, type LoadingBarProps } from './widgets/loading-bar/LoadingBar.tsx';
export { LongPage, type LongPageProps, type PageSection } from './page-layout/contents/LongPage.tsx';
export { Logo, type LogoProps } from './widgets/logo/Logo.tsx';
export { MaskField, type MaskFieldProps } from './forms/elements/input-mask/MaskField.tsx';
export { Menu, type MenuProps } from './components/dropdowns/Menu.tsx';
export type { MenuItem, MenuItems, MenuSection, MenuSelection } from './components/dropdowns/menu.types.ts';
export { type MessageDetail, MessagePage, type MessagePageProps } from './widgets/message-page/MessagePage.tsx';
export { MoneyField, type MoneyFieldProps } from './forms/elements/number-input/MoneyField.tsx';
export { MultiSelect, type MultiSelectProps } from './forms/elements/select/MultiSelect.tsx';
export { Nav, type NavItem, type NavProps } from './components/navs/Nav.tsx';
export { NavbarUser, type NavbarUserProps, type NavbarUserSection } from './widgets/app-shell/NavbarUser.tsx';
export { notify, type NotifyOptions, type UndoableNotification } from './components/toasts/notify.tsx';
export { NumberField, type NumberFieldProps } from './forms/elements/number-input/NumberField.tsx';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './forms/elements/one-time-code/OneTimeCodeField.tsx';
export { PageHeader, type PageHeaderProps } from './page-layout/page-header/PageHeader.tsx';
export { Pagination, type PaginationProps } from './components/pagination/Pagination.tsx';
export { PaginationSkeleton, type PaginationSkeletonProps } from './components/pagination/PaginationSkeleton.tsx';
export { PasswordField, type PasswordFieldProps } from './forms/elements/input/PasswordField.tsx';
export { PasswordStrength, type PasswordStrengthProps } from './forms/elements/password-strength/PasswordStrength.tsx';
export { PersonCell, PersonCellSkeleton, type PersonCellProps } from './tables/table/PersonCell.tsx';
export { Popover, type PopoverInteraction, type PopoverProps } from './components/popovers/Popover.tsx';
export { type Destination, Postcard, type PostcardProps } from './widgets/postcard/Postcard.tsx';
export { Quote, type QuoteProps } from './ui-element/typography/Quote.tsx';
export { Radio, type RadioProps } from './forms/elements/radio/Radio.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/elements/radio/RadioGroup.tsx';
export { Progress, type ProgressProps } from './components/progress/Progress.tsx';
export { type ProgressPart, ProgressStack, type ProgressStackProps } from './components/progress/ProgressStack.tsx';
export { RangeField, type RangeFieldProps } from './extensions/slider/RangeField.tsx';
export {
  type RailBehaviour,
  type Range as SliderRange,
  RangeSlider,
  type RangeSliderProps,
} from './extensions/slider/RangeSlider.tsx';
export { Rating, type RatingProps, type RatingStop } from './extensions/ratings/Rating.tsx';
export { ScrollArea, type ScrollAreaProps } from './components/scroll-area/ScrollArea.tsx';
export { SearchField, type SearchFieldProps } from './forms/elements/input/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './components/segmented-control/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './forms/elements/select/Select.tsx';
export { SelectList, type SelectListProps } from './forms/elements/select/SelectList.tsx';
export { SidePanel, type SidePanelProps } from './components/offcanvas/SidePanel.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './extensions/slider/Slider.tsx';
export type { SortDirection, TableSort } from './tables/table/SortHead.tsx';
export { SortableGroup, type SortableGroupProps } from './extensions/drag-and-drop/SortableGroup.tsx';
export type { SortableItem, SortableList, SortableLists } from './extensions/drag-and-drop/sortable.types.ts';
export { Spinner, type SpinnerProps } from './components/spinners/Spinner.tsx';
export { Splash, type SplashProps } from './widgets/splash/Splash.tsx';
export { Stack, type StackProps } from './page-layout/primitives/Stack.tsx';
export { StaticField, type StaticFieldProps } from './forms/elements/input/StaticField.tsx';
export { StatusPill, type StatusPillProps } from './components/pill-badges/StatusPill.tsx';
export { Swatch, type SwatchProps } from './colors/colors/Swatch.tsx';
export type { Suggestion, SuggestionGroup, Suggestions } from './components/auto-complete/suggestions.ts';
export { Switch, type SwitchProps } from './forms/elements/switch/Switch.tsx';
export type { TabItem, TabMenu } from './components/tabs/tabs.types.ts';
export { Table, type TableColumn, type TableProps } from './tables/table/Table.tsx';
export { TableSkeleton, type TableSkeletonProps } from './tables/table/TableSkeleton.tsx';
export { Tabs, type TabsProps } from './components/tabs/Tabs.tsx';
export { TagInput, type TagInputProps } from './forms/elements/select/TagInput.tsx';
export { TextArea, type TextAreaProps } from './forms/elements/textarea/TextArea.tsx';
export { TextAreaGroup, type TextAreaGroupProps } from './forms/elements/input-group/TextAreaGroup.tsx';
export { TextField, type TextFieldProps } from './forms/elements/input/TextField.tsx';
export { theme } from './theme/theme.ts';
export { ThemeToggle, type ThemeToggleProps } from './widgets/app-shell/ThemeToggle.tsx';
export { Timeline, TimelineItem, type TimelineItemProps } from './components/timeline/Timeline.tsx';
export { Toaster } from './components/toasts/Toaster.tsx';
export { type Tone, tones } from './theme/tones.ts';
export { Toolbar, type ToolbarProps } from './components/toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/tooltips/Tooltip.tsx';
export { VisuallyHidden } from './page-layout/primitives/VisuallyHidden.tsx';
