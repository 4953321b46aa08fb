export const addresses = /\/apps\/ecommerce\//;
