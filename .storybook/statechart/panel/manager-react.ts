import * as React from 'react';

// Storybook's bundler for the frame around stories turns JSX into calls of a global React.
Object.assign(globalThis, { React });
