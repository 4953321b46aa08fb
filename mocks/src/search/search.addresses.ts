export const addresses = /\/api\/(?:main-search|bookmarks)\//;
