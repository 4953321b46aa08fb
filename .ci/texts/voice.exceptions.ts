interface Exception {
  texts: readonly string[];
  /** The ends of the names of the catalogues that have them. */
  catalogues: readonly string[];
  reason: string;
}

/** Texts for which no rule of English holds. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    texts: ['Yes', 'No', 'yes', 'no'],
    catalogues: ['admin/locales/en/access-control.json', 'admin/locales/en/app.json', 'admin/locales/en/blog.json'],
    reason: 'The value of a field, and no button.',
  },
  {
    texts: ['Yes', 'No'],
    catalogues: ['design-system/locales/en/kit.json'],
    reason: 'The value of a field, and the answers to the question whether an article was helpful.',
  },
  {
    texts: ['OK'],
    catalogues: ['design-system/locales/en/kit.json'],
    reason: 'The button of an alert for which a developer gives no other label, as browsers have it.',
  },
  {
    texts: ['Submit'],
    catalogues: ['kit.json', 'examples/components.json', 'examples/datatables.json', 'examples/forms.json'],
    reason: 'The forms and the wizard of the UI kit have the buttons that the specification promises by the letter.',
  },
  {
    texts: ['Submit'],
    catalogues: ['admin/locales/en/modal-examples.json'],
    reason: 'The name of a step, and no button.',
  },
];

/** Names that the specification promises by the letter, their opposites, and the full names of controls that show one. */
export const PROMISED_NAMES = new Set(
  `
Active Users
Add Event
Add Label
Add New Customer
Add New Permission
Add New Role
Add Payment
Add Permission
Add Tag
Add Task
Add To Cart
Add To Cart: {name}
Address Type
Administrator Access
All Day
Assigned To
Average Skills
Avg Sessions
Block Contact
Brand Turnover
Browser States
Can Comment
Can Edit
Can View
Check Spelling
Clear All Filters
Clear Chat
Client Notes
Content Management
Create Permission
Created Date
Credit Card
Daily Sales States
Data Science
Database Management
Debit Card
Delete Account
Delete Contact
Deliver To This Address
Developer Meetup
Disputes Management
Downtime Ratio
Edit Permission
Edit Role
Edit Role: {name}
Employee Task
End Date
Expense Ratio
Financial Management
Framework Usage
Full Name
Full Access
Full Control
Full Time
Goal Overview
Important Contact
In Progress
In Stock
Internet Banking
Invite Friends
Issues Found
Join Team
Last 28 Days
Last Month
Last Year
Latest Statistics
Leave Team
Line Chart
List Folder Contents
Make Payment
Mark Complete
Memory Usage
Mobile Comparison
Mobile Number
Multi Range
Mute Notifications
My Tasks
New Product Data
New Technologies Data
No Results
Orders Received
Payment Stub
Payment Terms
Permission Name
Place Order
Post Comment
Price Range
Product Orders
Quarterly Sales
Read More
Read More: {title}
Read Only
Read Write
Repository Management
Reset Sort
Restricted User
Revenue Generated
Revenue Report
Role Name
Save And Deliver Here
Save Changes
Schedule Send
Select All
Send Invoice
Session By Device
Sessions By Device
Shared Media
Site Traffic
Sort Assignee
Sort Due Date
Start Conversation
Start Date
Subscribers Gained
Support Tracker
Two-step Verification
Unblock Contact
Unmute Notifications
Update Event
Update Task
User Management
User Timeline
View All
View Contact
View In Cart
View In Cart: {name}
View Sales
Website Data
`
    .trim()
    .split('\n'),
);
